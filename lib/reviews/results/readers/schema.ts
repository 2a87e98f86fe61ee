// A reader is somebody who may see results: who asked, whom they are about, and those the form names. This part says which
// of them sees what, and keeps in the audit log who looked at what is somebody else's. It lets nobody in itself.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'

export const recordOpeningSchema = z.object({ id: idSchema })
export type RecordOpeningInput = z.infer<typeof recordOpeningSchema>
