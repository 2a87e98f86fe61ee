import 'server-only'
import { Refusal } from '@/lib/shared/refusal'
import { ProviderFailure } from './provider-failure'

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

/** For callers whose library swallows what is thrown. */
export async function onThrown<Result>(work: Promise<Result>, tell: () => void): Promise<Result> {
  try {
    return await work
  } catch (error) {
    tell()
    throw error
  }
}
