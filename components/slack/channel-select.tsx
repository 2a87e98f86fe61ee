'use client'

import { useOptimistic, useTransition } from 'react'
import { Field } from '@/components/ui/form/field'
import { toastFaults } from '@/components/ui/form/toast-outcome'
import { Select } from '@/components/ui/input/select'
import { getJson } from '@/components/ui/lookup/get-json'
import type { Lookup } from '@/components/ui/lookup/query-client'
import { useLookup } from '@/components/ui/lookup/use-lookup'
import { chooseChannelAction } from '@/lib/slack/channel/actions'
import type { SlackChannel } from '@/lib/slack/channel/rules'

type Told = { channels: SlackChannel[] | null }

const isTold = (body: unknown): body is Told => typeof body === 'object' && body !== null && 'channels' in body

const channelsOfSlack: Lookup<Told> = {
  queryKey: ['slack-channels'],
  queryFn: ({ signal }) => getJson('/api/slack/channels', isTold, signal),
}

/** The options; until Slack answers, only the current one. */
function optionsOf(channels: readonly SlackChannel[], chosen: SlackChannel | null) {
  const isListed = chosen === null || channels.some(({ id }) => id === chosen.id)
  const all = isListed ? channels : [chosen, ...channels]
  return [{ value: '', label: 'No channel' }, ...all.map(({ id, name }) => ({ value: id, label: `#${name}` }))]
}

function hintOf(isWaiting: boolean, isAway: boolean) {
  if (isWaiting) return 'Loading channels…'
  return isAway ? 'Slack isn’t answering. Reload the page.' : 'For public applause'
}

/** Saves on change; channels load when visible. */
export function ChannelSelect({ chosen, error }: { chosen: SlackChannel | null; error?: string }) {
  const { data, isWaiting, hasFailed } = useLookup(channelsOfSlack)
  const [shown, show] = useOptimistic(chosen)
  const [, startTransition] = useTransition()
  const channels = data?.channels ?? null
  const isAway = hasFailed || (data !== undefined && channels === null)

  const choose = (id: string) =>
    startTransition(async () => {
      const channel = channels?.find((one) => one.id === id) ?? null
      show(channel)
      await toastFaults(chooseChannelAction({ channel: channel?.id ?? '', name: channel?.name ?? '' }))
    })

  return (
    <Field label="Applause channel" error={error} hint={hintOf(isWaiting, isAway)}>
      {(control) => (
        <Select
          {...control}
          boxClassName="sm:w-80"
          disabled={channels === null}
          options={optionsOf(channels ?? [], shown)}
          value={shown?.id ?? ''}
          onChange={({ target }) => choose(target.value)}
        />
      )}
    </Field>
  )
}
