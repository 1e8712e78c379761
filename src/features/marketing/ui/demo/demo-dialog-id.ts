export const DEMO_DIALOG_ID = 'demo'
