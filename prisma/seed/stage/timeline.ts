import { setClock } from '@/lib/platform/clock'

type Event = { at: Date; act: () => Promise<unknown> }

/** What happens when, in order of time. Whatever acts sees the clock of its moment, and may plan more. */
export function createTimeline() {
  const events: Event[] = []
  return {
    on(at: Date, act: Event['act']) {
      const later = events.findIndex((event) => event.at > at)
      events.splice(later === -1 ? events.length : later, 0, { at, act })
    },
    /** Lives through everything up to a moment, one thing after another. */
    async play(until: Date) {
      for (let next = events.shift(); next && next.at <= until; next = events.shift()) {
        const { at, act } = next
        setClock(() => at)
        await act()
      }
      setClock()
    },
  }
}

export type Timeline = ReturnType<typeof createTimeline>
