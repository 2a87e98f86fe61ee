import type { ComponentProps } from 'react'
import { controlClass } from './control-style'

export function Input({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input {...rest} type={type} className={controlClass(className)} />
}
