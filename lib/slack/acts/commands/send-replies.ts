import 'server-only'
import { z } from 'zod'
import { workOnTasks } from '@/lib/integrations/tasks/steps/work-on-tasks'
import { respondInSlack } from '@/lib/platform/slack/response-url'
import { REPLY_TASK } from '@/lib/slack/acts/rules/replies'

const payloadSchema = z.object({ url: z.string(), message: z.looseObject({}) })

export const sendReplies = () =>
  workOnTasks(REPLY_TASK, async ({ payload }) => {
    const { url, message } = payloadSchema.parse(payload)
    await respondInSlack(url, message)
  })
