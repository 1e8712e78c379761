/** Points a server at a model of the test's own. */
export const modelEnvironment = (url: string) => ({
  MODEL_BASE_URL: `${url}/v1`,
  MODEL_API_KEY: 'llm-sim-key',
  MODEL_WRITER: 'sim-writer',
  MODEL_SMALL: 'sim-small',
})
