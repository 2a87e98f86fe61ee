import { z } from 'zod'

// Dialogs as Slack takes them, with its limits: https://docs.slack.dev/reference/views
const plain = (most: number) =>
  z.strictObject({ type: z.literal('plain_text'), text: z.string().min(1).max(most), emoji: z.literal(false) })

const option = z.strictObject({ value: z.string().min(1).max(150), text: plain(75) })

const actionId = z.string().min(1).max(255)

const element = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('plain_text_input'),
    action_id: actionId,
    multiline: z.boolean().optional(),
    max_length: z.number().int().min(1).max(3000),
    initial_value: z.string().min(1).max(3000).optional(),
  }),
  z.strictObject({
    type: z.literal('multi_users_select'),
    action_id: actionId,
    max_selected_items: z.number().int().min(1),
    initial_users: z.array(z.string()).min(1).optional(),
  }),
  z.strictObject({ type: z.literal('static_select'), action_id: actionId, options: z.array(option).min(1).max(100) }),
  z.strictObject({
    type: z.literal('radio_buttons'),
    action_id: actionId,
    options: z.array(option).min(1).max(10),
    initial_option: option.optional(),
  }),
])

const input = z.strictObject({
  type: z.literal('input'),
  block_id: z.string().min(1).max(255),
  label: plain(2000),
  element,
})
export type InputBlock = z.infer<typeof input>

const section = z.strictObject({ type: z.literal('section'), text: plain(3000) })

const context = z.strictObject({
  type: z.literal('context'),
  elements: z.array(plain(3000)).min(1).max(10),
})

const linkRow = z.strictObject({
  type: z.literal('actions'),
  elements: z.array(
    z.strictObject({ type: z.literal('button'), action_id: actionId, text: plain(75), url: z.url().max(3000) }),
  ),
})

export const viewSchema = z.strictObject({
  type: z.literal('modal'),
  title: plain(24),
  close: plain(24),
  submit: plain(24).optional(),
  callback_id: z.string().max(255).optional(),
  private_metadata: z.string().max(3000).optional(),
  blocks: z
    .array(z.discriminatedUnion('type', [input, section, context, linkRow]))
    .min(1)
    .max(100),
})
export type View = z.infer<typeof viewSchema>

/** A message for the address of a pressed button, or the answer to a command. Of our own messages the blocks come back. */
export const replySchema = z.union([
  z.strictObject({
    response_type: z.literal('ephemeral'),
    replace_original: z.literal(false),
    text: z.string().min(1),
    blocks: z.array(z.discriminatedUnion('type', [section, linkRow])).min(1),
  }),
  z.strictObject({
    replace_original: z.literal(true),
    text: z.string().min(1),
    blocks: z.array(z.looseObject({ type: z.string() })).min(1),
  }),
])
export type Reply = z.infer<typeof replySchema>
