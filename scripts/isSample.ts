/**
 * Ends with 0 while everything that the sample marks as its own is marked, with 1 once any of it is the owner's: which tests
 * can hold is chosen by it (.ci/run).
 */
import { ownContent } from './ownContent.ts';

const { site, owner, about, projects, experience, testimonials } = await ownContent();
const entries = [...(projects?.items ?? []), ...(experience?.items ?? []), ...(testimonials?.items ?? [])];
process.exitCode = [site, owner, about, ...entries].every((entry) => entry?.sample) ? 0 : 1;
