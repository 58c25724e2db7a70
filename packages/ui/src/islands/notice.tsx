import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import type { AlertProps } from '../alert/alert.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './notice.module.css'

const icons = {
  info: <Icon name="info" />,
  success: <Icon name="check" />,
  warning: <Icon name="warning" />,
  error: <Icon name="warning" />,
}

/** The message of `Alert` where MUI is there anyway: within forms and what opens. */
export function Notice({ kind = 'info', title, children, action, live }: AlertProps) {
  return (
    <Alert
      severity={kind}
      iconMapping={icons}
      className={styles.notice}
      // Without a role of ours it would be announced as an alert.
      role={live ? (kind === 'error' ? 'alert' : 'status') : 'none'}
    >
      {title && <AlertTitle component="p">{title}</AlertTitle>}
      {children}
      {action && <div className={styles.action}>{action}</div>}
    </Alert>
  )
}
