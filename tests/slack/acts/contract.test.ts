import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { categoryIdOf } from '@/tests/factories/applause'
import { root } from '@/tests/structure/support/project'
import { aNamesakeIn, aPersonIn, aSlack, chosen, picked, submitted, typed, wrote } from './acting'

// Slack’s own description of its methods, which lies beside the project where there is one.
const file = join(root, '..', 'shared', 'contracts', 'slack_web_openapi_v2.json')

const parameterSchema = z.object({ name: z.string(), required: z.boolean().default(false) })
const descriptionSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ parameters: z.array(parameterSchema) }))),
})

/** The fields that Slack takes for a method, and those it must have. The token is in a header. */
function fieldsOf(path: string) {
  const { paths } = descriptionSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  const [method] = Object.values(paths[path] ?? {})
  const fields = (method?.parameters ?? []).filter(({ name }) => name !== 'token')
  const needed = fields.filter(({ required }) => required)
  return { known: fields.map(({ name }) => name), needed: needed.map(({ name }) => name) }
}

test.skipIf(!existsSync(file))(
  'what we ask of Slack is what it describes (skipped without its description)',
  async () => {
    const slack = await aSlack()
    const [giver, one] = [await aPersonIn(slack), await aNamesakeIn(slack)]
    await typed(slack, giver.person, 'thanks')
    const categoryId = picked(await categoryIdOf(slack.admin))
    const fields = { recipientIds: chosen(one), categoryId, words: wrote('Well.'), audience: picked('everyone') }
    expect(await submitted(giver.person, 'thanks', { values: fields })).toBeNull()
    for (const path of ['/views.open', '/users.info']) {
      const { known, needed } = fieldsOf(path)
      expect(known.length, path).toBeGreaterThan(0)
      const bodies = slack.standIn.seenUnder(`/slack/api${path}`).map(({ body }) => Object.keys(Object(body)))
      expect(bodies.length, path).toBeGreaterThan(0)
      for (const sent of bodies) {
        expect(
          sent.filter((name) => !known.includes(name)),
          path,
        ).toEqual([])
        expect(
          needed.filter((name) => !sent.includes(name)),
          path,
        ).toEqual([])
      }
    }
  },
)
