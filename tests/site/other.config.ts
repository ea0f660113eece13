import { mergeConfig } from 'vite';
import config from '../../vite.config.ts';
import { otherConfig } from './other.ts';

const { OTHER_CONTENT: contentFile = '', OTHER_PUBLIC: publicFolder = '' } = process.env;

/** The project's own config with somebody else's content; `buildOther` says whose. */
// oxlint-disable-next-line import/no-default-export -- Vite asks for it.
export default mergeConfig(config, otherConfig({ contentFile, publicFolder }));
