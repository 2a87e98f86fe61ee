import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { root } from './project'

/** A project outside this one, with the given files and our compiler options, for the length of a test. */
export function aTree(files: Map<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'rapport-rules-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const compilerOptions = { paths: { '@/*': [`${folder}/*`] }, plugins: [] }
  const settings = { extends: join(root, 'tsconfig.json'), compilerOptions, include: ['**/*'], exclude: [] }
  for (const [path, text] of [...files, ['tsconfig.json', JSON.stringify(settings)] as const]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}
