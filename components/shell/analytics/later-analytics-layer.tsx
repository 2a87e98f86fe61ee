'use client'

import dynamic from 'next/dynamic'

/** Loads only where usage is counted. */
export const LaterAnalyticsLayer = dynamic(() => import('./analytics-layer').then((module) => module.AnalyticsLayer))
