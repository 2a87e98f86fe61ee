'use client'

import { useFormStatus } from 'react-dom'
import { Button, type ButtonProps } from './button'

/** The button of a plain form with a server action: disabled only while that form is being sent. */
export function SubmitButton({ variant = 'primary', ...rest }: Omit<ButtonProps, 'pending' | 'type'>) {
  const { pending } = useFormStatus()
  return <Button {...rest} variant={variant} type="submit" pending={pending} />
}
