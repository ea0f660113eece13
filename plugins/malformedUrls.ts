import type { Plugin } from 'vite';

/** Answers 400 to URLs such as `/%`: Vite 8.3 ends at some of them with an unhandled URIError. */
export function malformedUrls(): Plugin {
  return {
    name: 'malformed-urls',
    configureServer({ middlewares }) {
      middlewares.use(({ url = '/' }, response, next) => {
        try {
          decodeURI(url);
        } catch {
          return response.writeHead(400).end('The address is malformed');
        }
        return next();
      });
    },
  };
}
