import type { ComponentProps } from 'react'
import { cx } from '@/components/ui/cx'
import { ScriptedButton } from './scripted-button'

/** A button that looks like a link, for secondary actions. */
export function LinkButton({ className, type = 'button', ...rest }: ComponentProps<'button'>) {
  const Tag = rest.onClick ? ScriptedButton : 'button'
  return <Tag {...rest} type={type} className={cx('text-link min-h-6 disabled:opacity-55', className)} />
}
