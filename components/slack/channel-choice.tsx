import { Card } from '@/components/ui/layout/card'
import type { ChannelSetting } from '@/lib/slack/channel/queries'
import { failureInWords } from '@/lib/slack/channel/rules'
import { plural } from '@/lib/shared/text'
import { ChannelSelect } from './channel-select'

/** The applause channel and Slack's failures. */
export function ChannelChoice({ setting: { channel, failure, givenUp } }: { setting: ChannelSetting }) {
  const isRefused = channel !== null && failure !== ''
  return (
    <Card className="mt-4 grid grid-cols-1 gap-3 sm:p-6">
      <ChannelSelect chosen={channel} error={isRefused ? failureInWords(failure, channel.name) : undefined} />
      {givenUp > 0 && !isRefused && (
        <p className="text-sm text-subtle">{plural(givenUp, 'message')} couldn’t be delivered to Slack.</p>
      )}
    </Card>
  )
}
