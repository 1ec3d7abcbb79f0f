import { hasFirefox, openFirefox } from './openFirefox'
import { hasWebKit, openWebKit } from './openWebKit'

/** The browsers beside Chromium, and whether each can be had here. */
export const engines = [
  { name: 'Firefox', isHere: hasFirefox(), open: openFirefox },
  { name: "Safari's engine", isHere: hasWebKit(), open: openWebKit },
] as const

/** Their windows, in CSS px. */
export const sizes = [
  { size: 'a desktop', width: 1366, height: 900 },
  // The least that the window of Safari's engine takes here.
  { size: 'a phone', width: 480, height: 844 },
] as const
