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
 * An action's name by the id a page calls it with. The build shortens function names, so its list of actions is read at
 * the first failure.
 */
export const actionName = async (id: string) => (await (names ??= readNames())).get(id)
