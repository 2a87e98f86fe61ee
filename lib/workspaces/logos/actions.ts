'use server'
import { refresh } from 'next/cache'
import { memberAction } from '@/lib/access/action'
import { removeLogo } from './commands/remove-logo'
import { setLogo } from './commands/set-logo'
import { removeLogoSchema, setLogoSchema } from './schema'

export const setLogoAction = memberAction(setLogoSchema, setLogo, () => refresh())
export const removeLogoAction = memberAction(removeLogoSchema, removeLogo, () => refresh())
