import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const manifest = z.object({ node: z.record(z.string(), z.object({ exportedName: z.string().regex(/^\w+$/) })) })

async function readNames(): Promise<ReadonlyMap<string, string>> {
  try {
    const file = join(/* turbopackIgnore: true */ process.cwd(), '.next', 'server', 'server-reference-manifest.json')
    const { node } = manifest.parse(JSON.parse(await readFile(file, 'utf8')))
    return new Map(Object.entries(node).map(([id, { exportedName }]) => [id, exportedName]))
  } catch {
    return new Map()
  }
}

let names: ReturnType<typeof readNames> | undefined

/**
 * The name of an action by the id with which a page calls it, where there is a build. The names of its functions are shortened,
 * and those of actions stand in a list of it, which is read when the first of them fails.
 */
export const actionName = async (id: string) => (await (names ??= readNames())).get(id)
