import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** The whole response to a GET of a path as it is, which `fetch` would tidy up; for tests of the servers. */
export async function sendRaw(server: string, path: string): Promise<string> {
  const { hostname, port } = new URL(server);
  const socket = connect(Number(port), hostname);
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAccept: text/html\r\nConnection: close\r\n\r\n`,
  );
  return text(socket);
}
