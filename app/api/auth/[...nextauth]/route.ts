import { anybody } from '@/lib/access/declaration'
import { bareRoute } from '@/lib/access/route'
import { answerAuth } from '@/lib/members/sign-in/auth-route'

export const GET = bareRoute(answerAuth, anybody)
export const POST = bareRoute(answerAuth, anybody)
