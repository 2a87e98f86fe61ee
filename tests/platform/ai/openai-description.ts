import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from '@/tests/structure/support/project'

const path = join(root, '..', 'shared', 'contracts', 'openai-openapi.json')

/** Why there is nothing to check against here; null: there is. */
export const missingDescription = existsSync(path) ? null : 'OpenAI’s own description is not at hand'

const description = z.object({ components: z.object({ schemas: z.record(z.string(), z.unknown()) }) })

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const BESIDE = /^(x-|example|externalDocs|nullable|discriminator)/

/** The named schema of OpenAI's description, with all it refers to, as something that parses. */
export function describedSchema(name: string) {
  const { schemas } = description.parse(JSON.parse(readFileSync(path, 'utf8'))).components
  const found = new Map<string, unknown>()

  function visit(ref: string) {
    const key = ref.replace('#/components/schemas/', '')
    if (!found.has(key)) {
      found.set(key, {})
      found.set(key, translated(schemas[key]))
    }
    return `#/$defs/${key}`
  }

  // OpenAPI writes `nullable` beside a reference, which JSON Schema does not know.
  function translated(node: unknown): unknown {
    if (Array.isArray(node)) return node.map(translated)
    if (!isRecord(node)) return node
    const kept = Object.entries(node).filter(([key]) => !BESIDE.test(key))
    const plain = Object.fromEntries(
      kept.map(([key, value]) => [key, key === '$ref' ? visit(String(value)) : translated(value)]),
    )
    return node['nullable'] === true ? { anyOf: [plain, { type: 'null' }] } : plain
  }

  const $ref = visit(`#/components/schemas/${name}`)
  return z.fromJSONSchema({ $ref, $defs: Object.fromEntries(found) } as Parameters<typeof z.fromJSONSchema>[0])
}
