/** Our line icons: a grid of 24, lines of 1.5 with round ends. Each one is the content of an <svg>; `Icon` draws it. */
import type { ReactNode } from 'react'

export const iconPaths = {
  search: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </>
  ),
  copy: (
    <>
      <rect x="8.5" y="8.5" width="11" height="11" rx="1.5" />
      <path d="M15.5 5.5h-9a2 2 0 0 0-2 2v8" />
    </>
  ),
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  x: <path d="m6 6 12 12M18 6 6 18" />,
  plus: <path d="M12 5v14M5 12h14" />,
  minus: <path d="M5 12h14" />,
  down: <path d="m6 9.5 6 6 6-6" />,
  right: <path d="m9.5 6 6 6-6 6" />,
  left: <path d="m14.5 6-6 6 6 6" />,
  up: <path d="m6 14.5 6-6 6 6" />,
  arrow: <path d="M4.5 12h15M13.5 6l6 6-6 6" />,
  out: <path d="M8 16 17.5 6.5M9.5 6.5h8v8" />,
  upvote: <path d="M12 5.5 5.5 13h4v5.5h5V13h4z" />,
  sun: (
    <>
      <circle cx="12" cy="12" r="3.8" />
      <path d="M12 3.5v2M12 18.5v2M3.5 12h2M18.5 12h2M6 6l1.4 1.4M16.6 16.6 18 18M18 6l-1.4 1.4M7.4 16.6 6 18" />
    </>
  ),
  moon: <path d="M19.5 14.2A8 8 0 1 1 9.8 4.5a6.4 6.4 0 0 0 9.7 9.7Z" />,
  globe: (
    <>
      <circle cx="12" cy="12" r="8" />
      <path d="M4 12h16M12 4c2.6 2.4 3.8 5 3.8 8s-1.2 5.6-3.8 8c-2.6-2.4-3.8-5-3.8-8S9.4 6.4 12 4Z" />
    </>
  ),
  wallet: (
    <>
      <path d="M5 7.5h13.5a1 1 0 0 1 1 1V18a1 1 0 0 1-1 1H5.5a1.5 1.5 0 0 1-1.5-1.5V6.5A1.5 1.5 0 0 1 5.5 5H16" />
      <circle cx="16" cy="13.2" r="1.1" />
    </>
  ),
  key: (
    <>
      <circle cx="8" cy="15.5" r="3.7" />
      <path d="m10.7 12.8 7.8-7.8M15.5 8l2.5 2.5" />
    </>
  ),
  credential: (
    <>
      <rect x="4.5" y="5" width="15" height="11" rx="1.5" />
      <path d="M7.5 9h5M7.5 12h3.5" />
      <circle cx="15.8" cy="15.5" r="2.5" />
      <path d="m14.5 17.5-.8 3 2.1-1.2 2.1 1.2-.8-3" />
    </>
  ),
  shield: <path d="M12 3.8 5 6.5v5c0 4.2 2.9 7.3 7 8.7 4.1-1.4 7-4.5 7-8.7v-5z" />,
  doc: (
    <>
      <path d="M6.5 4h7.5l4 4v12h-11.5z" />
      <path d="M13.5 4v4.5H18M9.5 12.5h5.5M9.5 15.8h5.5" />
    </>
  ),
  home: <path d="M4.5 11 12 4.5 19.5 11v8.5h-5.5v-5h-4v5H4.5z" />,
  swap: <path d="M7 4.5v13M3.8 14.5 7 17.8l3.2-3.3M17 19.5v-13M13.8 9.5 17 6.2l3.2 3.3" />,
  drop: (
    <>
      <path d="M12 4c3.4 4 5.5 6.9 5.5 9.7a5.5 5.5 0 0 1-11 0C6.5 10.9 8.6 8 12 4Z" />
      <path d="M9.3 14.2a2.8 2.8 0 0 0 2.4 2.5" />
    </>
  ),
  stack: (
    <>
      <path d="m12 4.5 8 4-8 4-8-4z" />
      <path d="m4 12.5 8 4 8-4M4 16l8 4 8-4" />
    </>
  ),
  image: (
    <>
      <rect x="4" y="5" width="16" height="14" rx="1.5" />
      <circle cx="9" cy="10" r="1.5" />
      <path d="m4.5 17 5-4.5 3.5 3 3-2.5 4 3.5" />
    </>
  ),
  voice: (
    <>
      <path d="M5 10v4l9.5 4.5v-13z" />
      <path d="M7.5 15v3.5M17.5 9.5a4 4 0 0 1 0 5" />
    </>
  ),
  gear: (
    <>
      <circle cx="12" cy="12" r="2.8" />
      <path d="M12 3.8v2.4M12 17.8v2.4M3.8 12h2.4M17.8 12h2.4M6.2 6.2l1.7 1.7M16.1 16.1l1.7 1.7M17.8 6.2l-1.7 1.7M7.9 16.1l-1.7 1.7" />
    </>
  ),
  warn: (
    <>
      <path d="M12 4.5 3.8 19h16.4z" />
      <path d="M12 10v4.2M12 16.4v.3" />
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="8" />
      <path d="M12 11v5M12 8v.3" />
    </>
  ),
  err: (
    <>
      <circle cx="12" cy="12" r="8" />
      <path d="m9.2 9.2 5.6 5.6M14.8 9.2l-5.6 5.6" />
    </>
  ),
  ok: (
    <>
      <circle cx="12" cy="12" r="8" />
      <path d="m8.5 12.3 2.5 2.5 4.7-5" />
    </>
  ),
  lock: (
    <>
      <rect x="5.5" y="10.5" width="13" height="9" rx="1.5" />
      <path d="M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5" />
    </>
  ),
  qr: (
    <>
      <rect x="4.5" y="4.5" width="6" height="6" />
      <rect x="13.5" y="4.5" width="6" height="6" />
      <rect x="4.5" y="13.5" width="6" height="6" />
      <path d="M13.5 13.5h2.5v2.5M19.5 13.5v2.5M13.5 19.5h2.5M19.5 18.5v1" />
    </>
  ),
  link: (
    <>
      <path d="M10.2 13.8a3.5 3.5 0 0 0 5 0l3-3a3.5 3.5 0 0 0-5-5l-1.2 1.2" />
      <path d="M13.8 10.2a3.5 3.5 0 0 0-5 0l-3 3a3.5 3.5 0 0 0 5 5l1.2-1.2" />
    </>
  ),
  refresh: <path d="M19 12a7 7 0 1 1-2.2-5.1M19.2 4.5v3.8h-3.8" />,
  bolt: <path d="M13 3.8 6.5 13.5h4.7L10.5 20.2 17.5 10.5h-4.9z" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="8" />
      <path d="M12 7.5V12l3 2" />
    </>
  ),
  hand: (
    <path d="M7.5 12.5V6.8a1.4 1.4 0 0 1 2.8 0V11 5.1a1.4 1.4 0 0 1 2.8 0V11 6.4a1.4 1.4 0 0 1 2.8 0v7.1c0 4-2 6.5-5.4 6.5-2.6 0-4-1.2-5.4-3.7l-1.7-3a1.3 1.3 0 0 1 2.2-1.4z" />
  ),
  owl: (
    <>
      <path d="M12 19.5C6.5 16.5 4 13 4 9c0-2.8 1.8-4.5 4-4.5 1.8 0 3.2 1 4 2.5.8-1.5 2.2-2.5 4-2.5 2.2 0 4 1.7 4 4.5 0 4-2.5 7.5-8 10.5Z" />
      <circle cx="9" cy="10.5" r="1" />
      <circle cx="15" cy="10.5" r="1" />
      <path d="m11 13.5 1 1.5 1-1.5" />
    </>
  ),
  feather: (
    <>
      <path d="M5 19.5 14.5 10M19.5 4.5c-5-.5-11 2.5-11 8.5v3h3c6 0 8.5-6.5 8-11.5Z" />
      <path d="M12 12.5h4.5" />
    </>
  ),
  menu: <path d="M4.5 7.5h15M4.5 12h15M4.5 16.5h15" />,
  more: (
    <>
      <circle cx="6" cy="12" r=".8" />
      <circle cx="12" cy="12" r=".8" />
      <circle cx="18" cy="12" r=".8" />
    </>
  ),
  user: (
    <>
      <circle cx="12" cy="8.5" r="3.7" />
      <path d="M5 19.5c.8-3.6 3.6-5.5 7-5.5s6.2 1.9 7 5.5" />
    </>
  ),
  users: (
    <>
      <circle cx="9.5" cy="9" r="3.2" />
      <path d="M3.8 19c.6-3.2 2.9-5 5.7-5s5.1 1.8 5.7 5M15 6.2a3 3 0 0 1 0 5.6M17 14.5c1.8.7 2.9 2.3 3.3 4.5" />
    </>
  ),
  trash: <path d="M5 7h14M9.5 7V4.8h5V7M7 7l.8 12.5h8.4L17 7M10.5 10.5v5.5M13.5 10.5v5.5" />,
  edit: (
    <>
      <path d="M5 19v-3.5L15.5 5l3.5 3.5L8.5 19z" />
      <path d="m13 7.5 3.5 3.5" />
    </>
  ),
  in: <path d="M12 4v11M7.5 10.8 12 15.3l4.5-4.5M5 19.5h14" />,
  send: <path d="M12 15.5V4.5M7.5 9 12 4.5 16.5 9M5 19.5h14" />,
  undo: <path d="M8.5 5 4.5 9l4 4M4.5 9h9.5a5 5 0 0 1 0 10h-5" />,
  pause: <path d="M8.5 5.5v13M15.5 5.5v13" />,
  zoom: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5M11 8.5v5M8.5 11h5" />
    </>
  ),
  dot: <circle cx="12" cy="12" r="3.5" fill="currentColor" stroke="none" />,
  book: (
    <path d="M12 6.5C10 5 7.5 4.5 4.5 4.8v13.4c3-.3 5.5.2 7.5 1.7 2-1.5 4.5-2 7.5-1.7V4.8c-3-.3-5.5.2-7.5 1.7Zm0 0v13.4" />
  ),
  flag: <path d="M6 20.5V4.5h11l-2.5 4 2.5 4H6" />,
  pie: (
    <>
      <circle cx="12" cy="12" r="8" />
      <path d="M12 4v8l5.8 5.5" />
    </>
  ),
  paste: (
    <>
      <path d="M9 5.5H6v14h12v-14h-3" />
      <rect x="9" y="4" width="6" height="3" />
    </>
  ),
  drag: <path d="M9 6.5v.01M9 12v.01M9 17.5v.01M15 6.5v.01M15 12v.01M15 17.5v.01" strokeWidth="2.4" />,
} as const satisfies Record<string, ReactNode>

export type IconName = keyof typeof iconPaths
