'use client'

import dynamic from 'next/dynamic'

// Only who has yet to see the tour is sent its script, in a file of its own beside the page's.
const TourCard = dynamic(() => import('./tour-card').then((module) => module.TourCard))

/** The tour of somebody new. Draw it for nobody else. */
export function Tour() {
  return <TourCard />
}
