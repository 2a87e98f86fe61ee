import { z } from 'zod'
import { answerShape } from '@/lib/summaries/rules/prompt'
import { providerSettings } from './settings'
import type { Answer, Asked, Route } from './stand-in'

const { OPENAI_API_KEY: key, AI_MODEL: model } = providerSettings('')

/** A request as we send it, and nothing beside it. */
export const chatRequest = z.strictObject({
  model: z.literal(model),
  messages: z.tuple([
    z.strictObject({ role: z.literal('system'), content: z.string().min(1) }),
    z.strictObject({ role: z.literal('user'), content: z.string().min(1) }),
  ]),
  response_format: z.strictObject({
    type: z.literal('json_schema'),
    json_schema: z.strictObject({
      name: z.literal(answerShape.name),
      schema: z.json(),
      strict: z.literal(true),
    }),
  }),
  max_tokens: z.number().int().min(1),
})

const material = z.object({ sources: z.array(z.object({ number: z.number(), kind: z.string(), text: z.string() })) })

/** What people wrote, as a model is given it. */
export const materialIn = ({ body }: Pick<Asked, 'body'>) =>
  material.parse(JSON.parse(chatRequest.parse(body).messages[1].content)).sources

const SUMMED_UP = 5

const shortened = (text: string) => (text.length > 140 ? `${text.slice(0, 139).trimEnd()}…` : text)

/** What a model without wit would say: the first of the sources in their own words, and the last one as something to do. */
function draftFrom(asked: Asked) {
  const sources = materialIn(asked)
  const last = sources.at(-1)
  return {
    sentences: sources
      .slice(0, SUMMED_UP)
      .map(({ number, kind, text }) => ({ text: `${kind}: ${shortened(text)}`, sources: [number] })),
    actionItems: last ? [{ title: `Come back to “${shortened(last.text)}”`, source: last.number }] : [],
  }
}

const completion = (content: string, usage: object | undefined) => ({
  id: 'chatcmpl-stand-in',
  object: 'chat.completion',
  created: 1_700_000_000,
  model,
  choices: [
    { index: 0, finish_reason: 'stop', logprobs: null, message: { role: 'assistant', content, refusal: null } },
  ],
  ...(usage && { usage }),
})

/** Words in what people wrote by which a test in a browser, which cannot reach in here, says how this fails. */
const failures: readonly { words: string; answer: () => Promise<Answer> }[] = [
  { words: 'The service is down', answer: async () => ({ status: 503, html: '<h1>Service unavailable</h1>' }) },
  // It ends with the one who asks.
  { words: 'The service hangs', answer: () => new Promise(() => {}) },
]

const TOKENS = { prompt_tokens: 300, completion_tokens: 100, total_tokens: 400 }

/**
 * The one address of an OpenAI-compatible server that we ask. It answers with words of the sources themselves; `settings`
 * says what it answers instead, whether it says how much it used, and how long it takes.
 */
export function openAiRoutes() {
  const settings: { content?: string; usage: typeof TOKENS | undefined; waitMs: number } = { usage: TOKENS, waitMs: 0 }

  async function answer(asked: Asked): Promise<Answer> {
    if (asked.headers.authorization !== `Bearer ${key}`)
      return {
        status: 401,
        json: { error: { message: 'Incorrect API key.', type: 'invalid_request_error', code: 'invalid_api_key' } },
      }
    await new Promise((resolve) => setTimeout(resolve, settings.waitMs))
    const failure = failures.find(({ words }) => materialIn(asked).some(({ text }) => text === words))
    if (failure) return failure.answer()
    return { json: completion(settings.content ?? JSON.stringify(draftFrom(asked)), settings.usage) }
  }

  const routes: Route[] = [{ method: 'POST', path: '/v1/chat/completions', body: chatRequest, answer }]
  return { routes, settings }
}
