import { everyColleague } from '@/lib/access/declaration'
import { memberRoute } from '@/lib/access/route'
import { getNoteManagers } from '@/lib/reviews/quick/queries/find-note-managers'
import { noteReadersSchema } from '@/lib/reviews/quick/schema'

/** The managers who can read a note, for its author. */
export const GET = memberRoute(noteReadersSchema, getNoteManagers, everyColleague('feedback.note'))
