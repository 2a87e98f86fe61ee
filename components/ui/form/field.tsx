import { useId, type ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { breakable } from '@/components/ui/display/breakable'

/** What a control must carry so that its label, hint and error are read with it. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean | undefined
  'aria-required': boolean | undefined
}

interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  /** How to fix it. While present, the control is marked invalid. */
  error?: string
  required?: boolean
  /** Says "optional" beside the label: in a form where most fields are required, that is the exception worth naming. */
  optional?: boolean
  /** The label is read aloud but not drawn. */
  quietLabel?: boolean
  /** Something small at the end of the label's line, for example a link. */
  aside?: ReactNode
  className?: string
  children: (control: FieldControl) => ReactNode
}

export function Field({ label, hint, error, required, optional, quietLabel, aside, className, children }: FieldProps) {
  const id = useId()
  const hintId = hint ? `${id}hint` : undefined
  const errorId = error ? `${id}error` : undefined
  return (
    <div className={cx('relative grid min-w-0 grid-cols-1 content-start gap-1.5', className)}>
      <div className={cx('flex', aside ? 'min-h-5 pr-24' : quietLabel && 'sr-only')}>
        <label htmlFor={id} className={quietLabel ? 'sr-only' : 'min-w-0 font-medium wrap-anywhere'}>
          {label}
          {optional && <span className="font-normal text-subtle"> (optional)</span>}
        </label>
      </div>
      {children({
        id,
        'aria-describedby': cx(errorId, hintId) || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p id={hintId} className="text-sm wrap-anywhere text-subtle">
          {breakable(hint)}
        </p>
      )}
      {/* Last, so that the Tab key goes from the field before to this one, and not to a link over it. */}
      {aside && <span className="absolute top-0 right-0 text-sm">{aside}</span>}
    </div>
  )
}

/** The sentence under a control that says how to fix it. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm text-danger-ink">
      <svg viewBox="0 0 16 16" aria-hidden="true" className="mt-0.5 size-4 shrink-0 fill-current">
        <path d="M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm-.75 3.25a.75.75 0 0 1 1.5 0v3.5a.75.75 0 0 1-1.5 0v-3.5ZM8 12a.9.9 0 1 1 0-1.8.9.9 0 0 1 0 1.8Z" />
      </svg>
      <span className="min-w-0 wrap-anywhere">{breakable(children)}</span>
    </p>
  )
}
