import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { slackBodies } from '@/tests/support/providers/slack/slack-messages'

const FILE = '../shared/contracts/slack_web_openapi_v2.json'

const parameter = z.object({ name: z.string(), in: z.string(), required: z.boolean().optional() })
const operation = z.object({ parameters: z.array(parameter) })
const contract = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) })

const keysOf = (schema: z.ZodObject) => Object.keys(schema.shape)

// Slack's own description of its methods is not part of this project.
test.skipIf(!existsSync(FILE))(
  'what the stand-in takes of each method is what Slack describes (skipped without its description)',
  () => {
    const { paths } = contract.parse(JSON.parse(readFileSync(FILE, 'utf8')))
    for (const [name, body] of Object.entries(slackBodies)) {
      const { parameters } = Object.values(paths[`/${name}`] ?? {})[0] ?? { parameters: [] }
      const fields = parameters.filter((one) => one.in !== 'header')
      const known = fields.map((one) => one.name)
      expect(
        keysOf(body).filter((key) => !known.includes(key)),
        name,
      ).toEqual([])
      const required = fields.filter((one) => one.required === true).map((one) => one.name)
      expect(
        required.filter((key) => !keysOf(body).includes(key)),
        name,
      ).toEqual([])
    }
  },
)
