'use client'

import type { ComponentProps } from 'react'
import { useScripted } from '@/components/ui/use-scripted'

/** A button that does nothing without its script waits for it; one that submits a form doesn't. */
export function ScriptedButton(props: ComponentProps<'button'>) {
  const isScripted = useScripted()
  return <button {...props} inert={!isScripted && props.type !== 'submit'} />
}
