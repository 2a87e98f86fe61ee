import { fieldRefusal } from '@/lib/shared/refusal'
import { limits } from '@/lib/reviews/limits/rules'

export const allAskedAlready = () => fieldRefusal('emails', 'Everybody you wrote was asked already.')

export const tooManyOutside = () =>
  fieldRefusal('emails', `At most ${limits.externals} people outside can be asked in one form.`)
