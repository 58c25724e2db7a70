import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import type { ButtonLinkProps, ButtonProps } from '../button/button.tsx'
import type { IconButtonProps } from '../button/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import { buttonClick } from '../press/button-click.ts'

type Look = Pick<ButtonProps, 'kind' | 'size' | 'wide' | 'icon' | 'iconEnd' | 'children' | 'className'>

/** The properties of MUI's button for a look of ours; its variants are in theme/mui-buttons.ts. */
function muiLook({
  kind = 'secondary',
  size = 'md',
  wide = false,
  icon,
  iconEnd,
  children,
  className,
}: Look) {
  return {
    variant: kind,
    size: size === 'lg' ? ('large' as const) : ('medium' as const),
    fullWidth: wide,
    startIcon: icon && <Icon name={icon} />,
    endIcon: iconEnd && <Icon name={iconEnd} />,
    children: <span>{children}</span>,
    className,
  }
}

/**
 * MUI's button in the portal, the checkout and the sign-in: the looks and the behaviour of `Button`, which public pages have. A
 * busy one stays focusable and ignores presses.
 */
export function MuiButton(props: ButtonProps) {
  const {
    kind,
    size,
    wide,
    icon,
    iconEnd,
    children,
    className,
    busy,
    heavy,
    onClick,
    color: _,
    ...rest
  } = props
  return (
    <Button
      {...rest}
      {...muiLook({ kind, size, wide, icon, iconEnd, children, className })}
      aria-busy={busy || undefined}
      data-busy={busy || undefined}
      onClick={buttonClick({ busy, heavy, onClick })}
    />
  )
}

/** A link that looks like a button, made of MUI. */
export function MuiButtonLink(props: ButtonLinkProps) {
  const { href, target, rel, onClick, ...look } = props
  return <Button {...muiLook(look)} href={href} target={target} rel={rel} onClick={onClick} />
}

/** MUI's button with a pictogram only, for what opens and for pages of customers: the looks of `IconButton`. */
export function MuiIconButton(props: IconButtonProps) {
  const { icon, label, kind = 'plain', pressed, color: _, ...rest } = props
  return (
    <IconButton {...rest} color={kind} aria-label={label} title={label} aria-pressed={pressed}>
      <Icon name={icon} size="lg" />
    </IconButton>
  )
}
