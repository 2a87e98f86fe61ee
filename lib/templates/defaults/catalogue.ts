import 'server-only'
import { growth } from './growth'
import { joining } from './joining'
import { together } from './together'
import type { DefaultTemplate } from './rules'

/** The templates that every workspace begins with, in the order in which they are offered. */
export const defaultTemplates: readonly DefaultTemplate[] = [...growth, ...together, ...joining]
