import { useEffect } from 'react'

/** The window event of an error that replaced a screen. */
export const SCREEN_FAILURE = 'screen-failure'

/** Announces a handled error, which React doesn't report. */
export function useScreenFailure(error: unknown) {
  useEffect(() => {
    window.dispatchEvent(new CustomEvent(SCREEN_FAILURE, { detail: error }))
  }, [error])
}
