import { adminsOnly } from '@/lib/access/declaration'
import { memberRoute } from '@/lib/access/route'
import { getRefusedFile } from '@/lib/invitations/imports/queries/get-import'
import { importIdSchema } from '@/lib/invitations/imports/schema'

/** The skipped rows with reasons, to fix and import again. */
export const GET = memberRoute(
  importIdSchema,
  async (actor, { id }) => {
    const { file, headers } = await getRefusedFile(actor, id)
    return new Response(file, { headers })
  },
  adminsOnly('people.import'),
)
