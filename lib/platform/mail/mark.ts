import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

let mark: Promise<Buffer> | undefined

export const readMark = () =>
  (mark ??= readFile(join(/* turbopackIgnore: true */ process.cwd(), 'public', 'touch-icon.png')))
