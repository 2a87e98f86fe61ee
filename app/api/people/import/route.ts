import { adminsOnly } from '@/lib/access/declaration'
import { memberRoute } from '@/lib/access/route'
import { uploadPeople } from '@/lib/invitations/imports/commands/upload-people'
import { uploadPeopleSchema } from '@/lib/invitations/imports/schema'
import type { Limit } from '@/lib/platform/rate-limit'

const perPerson: Limit = { name: 'people-imports', points: 60, seconds: 3600 }

/** Takes a file of people and checks it; larger ones than an action takes come this way. */
export const POST = memberRoute(uploadPeopleSchema, uploadPeople, adminsOnly('people.import'), perPerson)
