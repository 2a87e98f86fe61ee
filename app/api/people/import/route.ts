import { adminsOnly } from '@/lib/access/declaration'
import { memberRoute } from '@/lib/access/route'
import { uploadPeople } from '@/lib/invitations/imports/commands/upload-people'
import { uploadPeopleSchema } from '@/lib/invitations/imports/schema'
import type { Limit } from '@/lib/platform/rate-limit'

const perPerson: Limit = { name: 'people-imports', points: 60, seconds: 3600 }

/** Uploads and checks a people file, which is too large for an action. */
export const POST = memberRoute(uploadPeopleSchema, uploadPeople, adminsOnly('people.import'), perPerson)
