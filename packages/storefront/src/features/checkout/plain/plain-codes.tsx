import type { Cart } from '@camping/contract/booking.schemas.ts'
import { Button } from '@camping/ui/button/button.tsx'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useDiscountWords } from '../../../kit/discount/use-discount-words.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { useFormAnswer } from '../../../kit/plain/form-answer.tsx'
import { useVoucherWords } from '../../../kit/voucher/use-voucher-words.ts'
import type { CodeProblems } from './code.forms.ts'

/** A discount code and a gift voucher as fields of the order's form, with which what was typed stays. */
export function PlainCodes({ cart }: { cart: Cart }) {
  const t = useText()
  const { config } = useApp()
  const found = useFormAnswer('apply-discount', 'apply-voucher')?.found as CodeProblems | undefined
  const discount = useDiscountWords(cart.currency)
  const voucher = useVoucherWords(cart.currency)
  const used = cart.discount
  return (
    <>
      <PlainCode
        kind="discount"
        label={discount.labels.label}
        applyText={t('discount.apply')}
        removeText={discount.labels.removeText}
        present={
          used &&
          (used.refusal
            ? t('discount.refused', {
                code: used.code,
                reason: discount.reason({ why: used.refusal, leastTotal: used.leastTotal }),
              })
            : t('discount.applied', { code: used.code, amount: discount.amount(used.amount) }))
        }
        error={found?.discount && discount.reason(found.discount)}
      />
      {config.supports.vouchers && (
        <PlainCode
          kind="voucher"
          label={voucher.labels.label}
          applyText={voucher.labels.applyText}
          removeText={voucher.labels.removeText}
          present={cart.voucher && voucher.present(cart.voucher).text}
          error={found?.voucher && voucher.reason(found.voucher)}
        />
      )}
    </>
  )
}

interface PlainCodeProps {
  readonly kind: keyof CodeProblems
  readonly label: string
  readonly applyText: string
  readonly removeText: string
  /** The code of the cart as a sentence. */
  readonly present: string | null
  readonly error: string | undefined
}

function PlainCode({ kind, label, applyText, removeText, present, error }: PlainCodeProps) {
  if (present)
    return (
      <div>
        <p role="status">{present}</p>
        <p>
          <Button type="submit" kind="quiet" name={`drop-${kind}`} value="on">
            {removeText}
          </Button>
        </p>
      </div>
    )
  const name = `${kind}-code`
  return (
    <div>
      <label>
        <span>{label}</span>
        <input
          name={name}
          autoComplete="off"
          maxLength={40}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `plain-${name}-error` : undefined}
        />
        {error && <strong id={`plain-${name}-error`}>{error}</strong>}
      </label>
      <p>
        <Button type="submit" name={`apply-${kind}`} value="on">
          {applyText}
        </Button>
      </p>
    </div>
  )
}
