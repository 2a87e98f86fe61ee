import 'server-only'
import { withAccess } from '@/lib/integrations/steps/with-access'
import { minutesFrom } from '@/lib/platform/clock'
import { askSlack } from '@/lib/platform/slack/client'

const PAGE_SIZE = 200
const PAGES = 5

type Sought = { channel: string; mark: string; since: Date }

/** Slack's clock may differ. */
const oldestOf = ({ since }: Sought) => String(Math.floor(minutesFrom(since, -2).getTime() / 1000))

/** The `ts` of a possibly delivered message, found by its mark; null: safe to post again. */
export const findMessage = (integrationId: string, sought: Sought): Promise<string | null> =>
  withAccess(integrationId, (access) =>
    askSlack(access, async (slack) => {
      const { channel, mark } = sought
      let cursor: string | undefined
      for (let page = 0; page < PAGES; page += 1) {
        const asked = { channel, oldest: oldestOf(sought), limit: PAGE_SIZE, ...(cursor && { cursor }) }
        const { messages = [], response_metadata: next } = await slack.conversations.history(asked)
        const found = messages.find(({ blocks = [] }) => blocks.some(({ block_id }) => block_id === mark))
        if (found?.ts !== undefined) return found.ts
        cursor = next?.next_cursor
        if (!cursor) break
      }
      return null
    }),
  )

/** Joins a public channel, which is required to read it. */
export const joinChannel = (integrationId: string, channel: string) =>
  withAccess(integrationId, (access) => askSlack(access, (slack) => slack.conversations.join({ channel })))
