import { everybody } from '@/lib/access/declaration'
import { memberRoute } from '@/lib/access/route'
import { getSampleFile } from '@/lib/invitations/imports/queries/get-import'
import { sampleFileSchema } from '@/lib/invitations/imports/schema'

/** A sample with every column. */
export const GET = memberRoute(
  sampleFileSchema,
  async () => {
    const { file, headers } = getSampleFile()
    return new Response(file, { headers })
  },
  everybody('people.import'),
)
