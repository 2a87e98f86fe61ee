import { answerAuth } from '@/lib/members/sign-in/auth-route'

export { answerAuth as GET, answerAuth as POST }
