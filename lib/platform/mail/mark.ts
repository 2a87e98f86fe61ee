import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

let mark: Promise<Buffer> | undefined

/** Read once. */
export const readMark = () =>
  (mark ??= readFile(join(/* turbopackIgnore: true */ process.cwd(), 'public', 'touch-icon.png')))
