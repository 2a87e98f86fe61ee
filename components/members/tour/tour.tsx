'use client'

import dynamic from 'next/dynamic'

// Loads only for people who haven't seen the tour.
const TourCard = dynamic(() => import('./tour-card').then((module) => module.TourCard))

/** Render only for people who haven't seen it. */
export function Tour() {
  return <TourCard />
}
