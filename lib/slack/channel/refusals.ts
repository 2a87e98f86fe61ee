import { Refusal } from '@/lib/shared/refusal'

export const slackFirst = () => new Refusal('conflict', 'Connect Slack to this workspace first.')
