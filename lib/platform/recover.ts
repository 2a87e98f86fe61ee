import 'server-only'
import { Refusal } from '@/lib/shared/refusal'
import { ProviderFailure } from './provider-failure'

/** The result, or what becomes of it where the product says no. Anything else goes on being thrown. */
export async function onRefusal<Result>(
  work: Promise<Result>,
  recover: (refusal: Refusal) => Promise<Result>,
): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Refusal) return recover(error)
    throw error
  }
}

/** The same where another service does not do what was asked. */
export async function onProviderFailure<Result>(
  work: Promise<Result>,
  recover: (failure: ProviderFailure) => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (error instanceof ProviderFailure) return recover(error)
    throw error
  }
}
