import type { FileProgress } from './files'

type Named = Pick<FileProgress, 'status'> & { id: string; fileName: string }

const endings = { DONE: 'is ready', FAILED: 'could not be made' } as const

/** The files that finished since the last check; empty for none. */
export const newsOfFiles = (before: readonly Named[], after: readonly Named[]) =>
  after
    .flatMap(({ id, status, fileName }) => {
      if (status !== 'DONE' && status !== 'FAILED') return []
      const isKnown = before.some((file) => file.id === id && file.status === status)
      return isKnown ? [] : [`${fileName} ${endings[status]}.`]
    })
    .join(' ')
