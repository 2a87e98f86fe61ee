'use client'

import type { ComponentProps } from 'react'
import { useScripted } from './use-scripted'

/** A part that does nothing without its script: until then it takes no press and no text, so none is lost. */
export const Scripted = (props: ComponentProps<'div'>) => <div {...props} inert={!useScripted()} />
