import { defineConfig } from '@playwright/test'

export default defineConfig({ testMatch: 'browser.sample.ts', retries: 1, workers: 1, reporter: 'json' })
