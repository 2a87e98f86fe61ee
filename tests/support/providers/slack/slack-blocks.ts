import { z } from 'zod'

// What Slack accepts of the blocks that we use, with its limits (docs.slack.dev, Block Kit reference).
const style = z.strictObject({ bold: z.literal(true) })

const piece = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), text: z.string().min(1), style: style.optional() }),
  z.strictObject({ type: z.literal('link'), url: z.url().max(3000), text: z.string().min(1) }),
  z.strictObject({ type: z.literal('user'), user_id: z.string().regex(/^[UW]\w+$/) }),
])

const section = z.strictObject({ type: z.literal('rich_text_section'), elements: z.array(piece).min(1) })

const richText = z.strictObject({
  type: z.literal('rich_text'),
  block_id: z.string().max(255).optional(),
  elements: z
    .array(
      z.discriminatedUnion('type', [
        section,
        z.strictObject({ type: z.literal('rich_text_quote'), elements: z.array(piece).min(1) }),
        z.strictObject({
          type: z.literal('rich_text_list'),
          style: z.literal('bullet'),
          elements: z.array(section).min(1),
        }),
      ]),
    )
    .min(1),
})

const plainText = (most: number) =>
  z.strictObject({ type: z.literal('plain_text'), text: z.string().min(1).max(most), emoji: z.literal(false) })

/** Text in which `<` begins nothing but a link of ours: a mention would be somebody's words come alive. */
export const safeMrkdwn = z
  .string()
  .min(1)
  .max(4000)
  .refine(
    (text) => !/[<>]|&(?!amp;|lt;|gt;)/.test(text.replace(/<https?:\/\/[^<>|]+\|[^<>|]+>/g, '')),
    'is not escaped',
  )

const button = z.strictObject({
  type: z.literal('button'),
  action_id: z.string().min(1).max(255),
  text: plainText(75),
  url: z.url().max(3000).optional(),
  value: z.string().max(2000).optional(),
  style: z.enum(['primary', 'danger']).optional(),
})

const block = z.discriminatedUnion('type', [
  richText,
  z.strictObject({
    type: z.literal('context'),
    elements: z
      .array(
        z.discriminatedUnion('type', [plainText(150), z.strictObject({ type: z.literal('mrkdwn'), text: safeMrkdwn })]),
      )
      .min(1)
      .max(10),
  }),
  z.strictObject({ type: z.literal('actions'), elements: z.array(button).min(1).max(25) }),
])

export type Block = z.infer<typeof block>

const blocks = z.array(block).min(1).max(50)

/** The blocks of a message as a form carries them. */
export const blocksField = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue({ code: 'custom', message: 'is not JSON' })
      return z.NEVER
    }
  })
  .pipe(blocks)
