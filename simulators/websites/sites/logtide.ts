import type { Site } from '../site.ts'

export const logtide: Site = {
  name: 'Logtide',
  claim: 'Log search for small teams, on storage you already own',
  sections: [
    {
      heading: 'Keep your logs in your own bucket',
      paragraphs: [
        'Logtide is a log search engine that stores nothing on our machines. An agent of 9 MB compresses your logs, writes them to your own S3-compatible bucket and builds a small index beside them. The search runs in a single binary on any server with two cores, or in our hosted viewer that reads the bucket with a key you can withdraw.',
        'Hosted log products charge for every gigabyte that comes in, so teams throw logs away before they know which ones matter. With Logtide a terabyte of logs takes about 70 GB in the bucket, which costs less than two dollars a month at most storage providers.',
      ],
    },
    {
      heading: 'Fast enough to think with',
      paragraphs: [
        'A search for a request id over thirty days and 1 TB of logs takes 1.8 seconds on the reference machine, because the index tells which of the blocks can hold it at all. Searches without a rare word read more and take longer; the viewer tells you how much it will read before it starts.',
        'Queries are plain words with filters such as service:api status:>=500. There is no language to learn. Results can be counted over time, grouped by a field and shared as a link that holds the query and the window of time.',
      ],
    },
    {
      heading: 'Made for teams of two to thirty',
      paragraphs: [
        'Logtide reads JSON lines, logfmt, syslog, the Docker and Kubernetes log files and the OpenTelemetry protocol. Alerts run a query every minute and call Slack, PagerDuty or any webhook. Fields that hold e-mail addresses or card numbers can be masked by the agent before they leave the machine.',
        'It is not a tracing tool and not a metrics store, and it is not meant for companies that need more than 2 TB a day: at that size a cluster such as ClickHouse will serve you better, and our documentation explains how to move.',
      ],
    },
    {
      heading: 'Prices',
      paragraphs: [
        'The agent and the search binary are open source under the Apache 2.0 licence and free for any use. The hosted viewer costs $29 a month for five people and $5 for each further person, whatever the amount of logs. There is a free trial of 30 days. Students and open source projects get the viewer for nothing.',
      ],
    },
    {
      heading: 'Getting started',
      paragraphs: [
        'Install the agent with one command on Linux, macOS or as a Helm chart, give it a bucket and a key, and open the viewer. Most teams see their first search within ten minutes. The agent needs 40 MB of memory and buffers up to 2 GB on disk when the bucket is out of reach, so nothing is lost in a short outage.',
        'Logtide was started in 2023 by three engineers in Porto who ran logs for a travel site. Releases come on the first Tuesday of each month, every release is signed, and the file format is documented so that you can read your logs without us.',
      ],
    },
  ],
}
