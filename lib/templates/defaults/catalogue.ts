import 'server-only'
import { growth } from './growth'
import { joining } from './joining'
import { together } from './together'
import type { DefaultTemplate } from './rules'

export const defaultTemplates: readonly DefaultTemplate[] = [...growth, ...together, ...joining]
