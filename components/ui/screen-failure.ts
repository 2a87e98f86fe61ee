import { useEffect } from 'react'

/** The event of the window that says which error has taken a screen away. */
export const SCREEN_FAILURE = 'screen-failure'

/** Says so for an error screen, because React tells nobody of an error that a screen deals with. */
export function useScreenFailure(error: unknown) {
  useEffect(() => {
    window.dispatchEvent(new CustomEvent(SCREEN_FAILURE, { detail: error }))
  }, [error])
}
